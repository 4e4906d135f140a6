/** A stroke on white paper, as the signing dialog sends one. */
export const drawnSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABgAAAAMAgMAAAAFXpXmAAAADFBMVEX+/v4KCgqysrJeXl6pTFNMAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAR0lEQVQI12NgYFBgAIMAMMkcwcCwgYGBNwbMMp3GoFrAwDDNnCmcgYEpgpUXKMZZwHv1AAMD6wHOGKB6dQbGBCDFwcDEAAcAlScJYaP/ktkAAAAASUVORK5CYII=';
