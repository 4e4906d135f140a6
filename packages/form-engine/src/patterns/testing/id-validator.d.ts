declare module 'id-validator' {
  class IdValidator {
    constructor(places: Readonly<Record<string, string>>);
    isValid(text: string): boolean;
  }
  export = IdValidator;
}

declare module 'id-validator/src/GB2260.js' {
  const places: Readonly<Record<string, string>>;
  export = places;
}
