let chosen: "light" | "dark" | null = null;

/** What the portal shows itself in. The picture itself is grey in both. */
export function chooseTheme(theme: "light" | "dark"): void {
  chosen = theme;
  apply();
}

/** Follows the system until the portal says otherwise. */
export function followSystem(): void {
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
  apply();
}

function apply(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen ?? system;
}
