import type { FormFieldEntry, FormFields } from "./form-fields.ts";

/** The registry by which a form finds its invalid fields and the summary names them. */
export function createFormFields(): FormFields {
  const entries = new Map<string, FormFieldEntry>();
  const listeners = new Set<() => void>();
  let sorted: readonly FormFieldEntry[] | undefined = [];
  let isScheduled = false;
  // A form of forty fields registers them one by one, so sorting and reporting is done once for all of them.
  const changed = () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      sorted = undefined;
      for (const listener of listeners) listener();
    });
  };
  return {
    set(entry) {
      entries.set(entry.id, entry);
      changed();
    },
    remove(id) {
      if (entries.delete(id)) changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => {
      sorted ??= [...entries.values()].sort(byPlace);
      return sorted;
    },
  };
}

function byPlace(one: FormFieldEntry, other: FormFieldEntry): number {
  const [a, b] = [one.element(), other.element()];
  if (a === null || b === null || a === b) return 0;
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1;
}

const focusable =
  'input:not([type="hidden"]):not([disabled]):not([tabindex="-1"]), textarea:not([disabled]), [role="spinbutton"], button:not([disabled]), [tabindex="0"]';

/** Puts the focus into a field and brings it into view. */
export function focusField(entry: FormFieldEntry): void {
  const root = entry.element();
  if (root === null) return;
  focusInside(root);
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  root.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}

/** Moves the focus to the first field that accepts it; disabled fields do not. */
export function focusFirstField(entries: readonly FormFieldEntry[]): void {
  const first = entries.map((entry) => entry.element()).find((root) => root !== null && focusInside(root));
  first?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus into the field; returns whether that succeeded. */
function focusInside(root: HTMLElement): boolean {
  const checked = root.querySelector<HTMLElement>('input[type="radio"]:checked');
  const target = checked ?? root.querySelector<HTMLElement>(focusable);
  (target ?? root).focus({ preventScroll: true });
  return root.contains(document.activeElement);
}
