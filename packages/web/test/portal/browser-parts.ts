import CSSPropertyManager from "happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js";

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

// The test DOM copies all styles of an element for each one that is read: copied by hand, they take a twentieth of the time.
CSSPropertyManager.prototype.clone = function clone() {
  const properties = Object.entries(this.properties).map(([name, property]) => [name, { ...property }]);
  return Object.assign(new CSSPropertyManager(), {
    properties: Object.fromEntries(properties),
    definedPropertyNames: { ...Object(Reflect.get(this, "definedPropertyNames")) },
  });
};
