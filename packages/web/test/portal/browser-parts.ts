// Where the DOM of the tests is not as a browser is.

Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
Object.assign(globalThis, { reportError: console.error, scrollTo: () => {} });

// A file that is saved does not lead away from the page.
const { click } = HTMLAnchorElement.prototype;
HTMLAnchorElement.prototype.click = function clickUnlessSaved() {
  if (!this.hasAttribute("download")) click.call(this);
};
