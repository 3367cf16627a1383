/** One parameter of a table's address: how it is read and written; `write` returns null to leave it out. */
export type Part<T> = {
  /** A filter narrows the rows, an order sorts them, and a page is a position among them. */
  readonly role: "filter" | "order" | "page";
  readonly read: (text: string | null) => T;
  readonly write: (value: T) => string | null;
};

/** The state of a table that is in its address. */
export type TableView<View extends object> = {
  /** Reads the state from any query; invalid values become the defaults. */
  readonly read: (query: URLSearchParams) => View;
  /** The shortest query that `read` turns into this state. */
  readonly write: (view: View) => URLSearchParams;
  /** Whether a filter hides some of the rows. */
  readonly isNarrowed: (view: View) => boolean;
  /** The state without its filters and page, in the same order. */
  readonly whole: (view: View) => View;
};

const longestSearch = 200;

export const searchPart: Part<string> = {
  role: "filter",
  read: (text) => (text ?? "").trim().slice(0, longestSearch),
  write: (text) => text || null,
};

/** A parameter with the number of a row, such as a learning space or an account. */
export const idPart: Part<number | null> = {
  role: "filter",
  read: (text) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : null),
  write: (id) => (id === null ? null : String(id)),
};

/** The number of the page, starting at 1. */
export const pagePart: Part<number> = {
  role: "page",
  read: (text) => (/^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1),
  write: (page) => (page === 1 ? null : String(page)),
};

/** A parameter with an opaque key, such as that of a person. */
export const keyPart: Part<string | null> = {
  role: "filter",
  read: (text) => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : null),
  write: (key) => key,
};

/** A day as `YYYY-MM-DD`. */
export const dayPart: Part<string | null> = {
  role: "filter",
  read: (text) =>
    text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
  write: (day) => day,
};

/** A parameter for the order, one of these values; the first one is the default. */
export function onePart<T extends string>(values: readonly [T, ...T[]]): Part<T> {
  return {
    role: "order",
    read: (text) => values.find((value) => value === text) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

/** A part of the address that has one of these values, or is absent. */
export function optionalPart<T extends string>(values: readonly T[]): Part<T | null> {
  return {
    role: "filter",
    read: (text) => values.find((value) => value === text) ?? null,
    write: (value) => value,
  };
}

/** Keeps the state of a table in the address, so that a reload, going back and a shared link show the same (2.025, 3.033). */
export function tableView<View extends object>(
  parts: {
    readonly [Name in keyof View]: Part<View[Name]>;
  },
): TableView<View> {
  const names = Object.keys(parts) as (keyof View & string)[] & readonly string[];
  const textOf = (view: View, name: keyof View) => parts[name].write(view[name]);
  return {
    read: (query) =>
      Object.fromEntries(names.map((name) => [name, parts[name].read(query.get(name))])) as View,
    write: (view) => {
      const query = new URLSearchParams();
      for (const name of names) {
        const text = textOf(view, name);
        if (text !== null) query.set(name, text);
      }
      return query;
    },
    isNarrowed: (view) => names.some((name) => parts[name].role === "filter" && textOf(view, name) !== null),
    whole: (view) => {
      const begun = names.filter((name) => parts[name].role !== "order");
      return { ...view, ...Object.fromEntries(begun.map((name) => [name, parts[name].read(null)])) };
    },
  };
}
