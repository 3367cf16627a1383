import type { FormFieldEntry, FormFields } from "./form-fields.ts";

/** The register through which a form finds its wrong fields, and the summary names them. */
export function createFormFields(): FormFields {
  const entries = new Map<string, FormFieldEntry>();
  const listeners = new Set<() => void>();
  let sorted: readonly FormFieldEntry[] | undefined = [];
  let isScheduled = false;
  // A form of forty fields registers them one by one: they are sorted and reported once.
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

/** Puts the focus into the first field that takes it, which a disabled one does not. */
export function focusFirstField(entries: readonly FormFieldEntry[]): void {
  const first = entries.map((entry) => entry.element()).find((root) => root !== null && focusInside(root));
  first?.scrollIntoView({ block: "nearest" });
}

/** Whether the focus is in the field afterwards. */
function focusInside(root: HTMLElement): boolean {
  const checked = root.querySelector<HTMLElement>('input[type="radio"]:checked');
  const target = checked ?? root.querySelector<HTMLElement>(focusable);
  (target ?? root).focus({ preventScroll: true });
  return root.contains(document.activeElement);
}
