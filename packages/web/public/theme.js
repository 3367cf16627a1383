// Runs before the first paint, so that a chosen theme does not flash. See src/theme/theme.ts.
(() => {
  try {
    const chosen = localStorage.getItem("cathedra.theme");
    if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
  } catch {
    // Storage is closed to us: the system's theme applies.
  }
})();
