/** The tabs of a run, as the address names them (6.002). */
export const runTabs = [
  { id: "result", label: "Result" },
  { id: "legacy-report", label: "Legacy Report" },
  { id: "imaging", label: "Imaging" },
] as const;
export type RunTab = (typeof runTabs)[number]["id"];

/** The tab that an address opens; the result if it names none. */
export function readTab(search: URLSearchParams): RunTab {
  return runTabs.find(({ id }) => id === search.get("tab"))?.id ?? "result";
}

/** The search part of the address with another tab and otherwise unchanged. */
export function withTab(search: URLSearchParams, tab: RunTab): URLSearchParams {
  const next = new URLSearchParams(search);
  if (tab === "result") next.delete("tab");
  else next.set("tab", tab);
  return next;
}
