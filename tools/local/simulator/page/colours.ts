export type Colours = Readonly<Record<"wall" | "lumen" | "lesion" | "wire" | "tip", string>>;

let chosen: "light" | "dark" | null = null;

/** What the portal shows itself in. */
export function chooseTheme(theme: "light" | "dark"): void {
  chosen = theme;
  apply();
}

/** Follows the system until the portal says otherwise; `onChange` after each change. */
export function followSystem(onChange: () => void): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", () => {
    apply();
    onChange();
  });
  apply();
}

/** The picture's colours as they are now. */
export function coloursNow(): Colours {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return { wall: of("wall"), lumen: of("lumen"), lesion: of("lesion"), wire: of("wire"), tip: of("tip") };
}

function apply(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen ?? system;
}
