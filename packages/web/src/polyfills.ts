// Features that the portal and its libraries use and Chromium 102 (Qt WebEngine 6.4) lacks. Imported first.
// test/built/browser.test.ts finds what is missing here.

type Polyfills = { readonly [name: string]: readonly [owner: object, key: string, value: unknown] };

function canParse(url: string | URL, base?: string | URL): boolean {
  try {
    return new URL(url, base) instanceof URL;
  } catch {
    return false;
  }
}

function timeout(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), milliseconds);
  return controller.signal;
}

function toReversed<T>(this: ArrayLike<T>): T[] {
  return Array.from(this).reverse();
}

function toSorted<T>(this: ArrayLike<T>, compare?: (a: T, b: T) => number): T[] {
  return Array.from(this).sort(compare);
}

function toSpliced<T>(this: ArrayLike<T>, ...change: [start: number, count: number, ...items: T[]]): T[] {
  const copy = Array.from(this);
  copy.splice(...change);
  return copy;
}

/** The polyfills by the names under which the check of the build looks for them. */
export const polyfills: Polyfills = {
  "URL.canParse": [URL, "canParse", canParse],
  "AbortSignal.timeout": [AbortSignal, "timeout", timeout],
  "Array.prototype.toReversed": [Array.prototype, "toReversed", toReversed],
  "Array.prototype.toSorted": [Array.prototype, "toSorted", toSorted],
  "Array.prototype.toSpliced": [Array.prototype, "toSpliced", toSpliced],
};

for (const [owner, key, value] of Object.values(polyfills)) {
  if (!(key in owner)) Object.defineProperty(owner, key, { value, writable: true, configurable: true });
}
