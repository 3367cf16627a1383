// Replacements for parts of the test DOM that differ from a browser.

Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
Object.assign(globalThis, { reportError: console.error, scrollTo: () => {} });

// A file that is saved does not lead away from the page.
Object.defineProperty(HTMLAnchorElement.prototype, "click", {
  configurable: true,
  value(this: HTMLAnchorElement) {
    if (!this.hasAttribute("download")) HTMLElement.prototype.click.call(this);
  },
});
