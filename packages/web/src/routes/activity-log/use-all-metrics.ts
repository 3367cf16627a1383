import { useSearchParams } from "react-router";

const key = "metrics";

/** Whether metrics without a benchmark are shown, too: in the address, so that it survives a reload. */
export function useAllMetrics(): readonly [isShown: boolean, show: (isShown: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (isShown: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set(key, "all");
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(key) === "all", show];
}
