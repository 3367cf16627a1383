/** A received report; the latest comes first. */
export type KeptReport = {
  readonly id: number;
  readonly at: string;
  /** `event`, `transaction`, `feedback`, `replay_event`, `replay_recording` or `attachment`. */
  readonly type: string;
  /** Stores the latest reports in memory, so that they are lost when the receiver ends. */
  readonly title: string;
  /** The text as it arrived; for files only their size. */
  readonly text: string;
};

const maxKept = 500;
const maxTextLength = 200_000;

type Body = {
  readonly exception?: { readonly values?: readonly { readonly type?: string; readonly value?: string }[] };
  readonly transaction?: string;
  readonly contexts?: { readonly feedback?: { readonly message?: string } };
};

/** Keeps the last reports in memory: the receiver of the local world forgets them when it ends. */
export function reportStore() {
  const kept: KeptReport[] = [];
  let count = 0;
  return {
    all: (type = ""): readonly KeptReport[] => kept.filter((report) => type === "" || report.type === type),
    clear: () => void kept.splice(0),
    /** Stores an envelope of Sentry's protocol; false if it is not one. */
    take: (envelope: Buffer): boolean => {
      const items = getItems(envelope);
      if (items === undefined) return false;
      for (const { type, body } of items) {
        count += 1;
        const text =
          type === "attachment" ? `${body.length} bytes` : body.toString("utf8").slice(0, maxTextLength);
        kept.unshift({ id: count, at: new Date().toISOString(), type, title: getTitle(text), text });
      }
      kept.splice(maxKept);
      return true;
    },
  };
}

export type ReportStore = ReturnType<typeof reportStore>;

/** The items of an envelope: after its header, each has a line with its type and length, and then its bytes. */
function getItems(envelope: Buffer): { readonly type: string; readonly body: Buffer }[] | undefined {
  const items = [];
  let at = envelope.indexOf(10) + 1;
  if (at === 0 || json(envelope.subarray(0, at)) === undefined) return undefined;
  while (at < envelope.length) {
    const end = envelope.indexOf(10, at);
    const head = json(envelope.subarray(at, end === -1 ? envelope.length : end)) as
      | { readonly type?: unknown; readonly length?: unknown }
      | undefined;
    if (end === -1 || typeof head?.type !== "string") return undefined;
    const length = typeof head.length === "number" ? head.length : envelope.length - end - 1;
    items.push({ type: head.type, body: envelope.subarray(end + 1, end + 1 + length) });
    at = end + 1 + length + 1;
  }
  return items;
}

function getTitle(text: string): string {
  const body = json(Buffer.from(text)) as Body | undefined;
  const [error] = body?.exception?.values ?? [];
  if (error !== undefined) return `${error.type ?? "Error"}: ${error.value ?? ""}`;
  return body?.contexts?.feedback?.message ?? body?.transaction ?? text.slice(0, 80);
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}
