import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: what does not come fails all the same, only later.
configure({ asyncUtilTimeout: 15_000 });
