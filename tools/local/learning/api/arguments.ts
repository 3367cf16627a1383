import { wrongArguments } from "./refusal.ts";

export type Arguments = {
  /** Returns an argument as text; undefined if it is missing or empty. */
  readonly text: (name: string) => string | undefined;
  /** A required number; throws if it is missing. */
  readonly id: (name: string) => number;
  readonly has: (name: string) => boolean;
};

/** `id:12,name:a%2Cb`: a raw comma or colon would split a value, so that they come encoded. */
export function pathArguments(path: string): Arguments {
  const given = new Map<string, string>();
  for (const part of path.split(",").filter((text) => text !== "")) {
    const colon = part.indexOf(":");
    if (colon < 1) throw wrongArguments();
    const name = part.slice(0, colon);
    const raw = part.slice(colon + 1);
    // Like the real platform, does not decode an encoded @, so that no one is found.
    const value = name === "email" ? raw.replaceAll(/%(?!40)[0-9a-f]{2}/gi, decoded) : decoded(raw);
    given.set(name, value);
  }
  return getArguments((name) => given.get(name));
}

export function formArguments(body: string): Arguments {
  const form = new URLSearchParams(body);
  return getArguments((name) => form.get(name) ?? undefined);
}

function getArguments(get: (name: string) => string | undefined): Arguments {
  const text = (name: string) => {
    const value = get(name);
    return value === "" ? undefined : value;
  };
  return {
    text,
    has: (name) => text(name) !== undefined,
    id(name) {
      const value = text(name);
      if (value === undefined || !/^\d{1,15}$/.test(value)) throw wrongArguments();
      return Number(value);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrongArguments();
  }
}
