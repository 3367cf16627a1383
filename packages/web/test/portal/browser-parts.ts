// Where the DOM of the tests is not as a browser is.

Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
Object.assign(globalThis, { reportError: console.error, scrollTo: () => {} });
