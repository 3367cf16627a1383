/** The launch from this tab, kept over a reload, so that the page can report a run that ended in the meantime. */
export type LaunchMemory = {
  readonly stored: () => string | null;
  readonly keep: (launchId: string | null) => void;
};

const key = "cathedra.launch";

export function launchMemory(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">): LaunchMemory {
  return {
    stored: () => storage.getItem(key),
    keep: (launchId) => {
      if (launchId === null) storage.removeItem(key);
      else storage.setItem(key, launchId);
    },
  };
}
