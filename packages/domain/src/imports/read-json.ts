import { err, ok, type Result } from "../result.ts";

/** A parsed JSON text, with the positions of its parts. */
export type JsonText = {
  readonly value: unknown;
  /** The line of the value at a path such as `modules.0.name`, or of the last part of the path that exists. */
  readonly getLine: (path: string) => number;
};

export type JsonFault = {
  readonly line: number;
  readonly code: "NOT_JSON" | "REPEATED_KEY" | "NESTED_TOO_DEEP";
  /** The key that occurs twice in an object. */
  readonly key?: string;
};

/** The deepest allowed nesting, more than any document of the portal needs. */
const deepest = 40;

/** The lines of the parts of an object or a list. */
type Lines = Map<string, number>;

type Frame = {
  readonly values: Map<string, unknown>;
  readonly lines: Lines;
  readonly isList: boolean;
  /** The key of the next value, inside of an object. */
  key: string | undefined;
  next: "firstKey" | "key" | "colon" | "firstValue" | "value" | "comma";
};

const space = /[ \t\r\n]*/y;
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const word = /true|false|null/y;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

/**
 * Parses JSON like `JSON.parse`, with the line of every value, so that authors can find their errors. Stricter in one point:
 * duplicate keys are refused, because readers would disagree on them. It parses iteratively, so that no nesting can overflow
 * the stack.
 */
export function readJson(text: string): Result<JsonText, JsonFault> {
  const getLines = new Map<unknown, Lines>();
  const frames: Frame[] = [];
  let at = 0;
  let line = 1;
  let root: { readonly value: unknown; readonly line: number } | undefined;

  const notJson = () => err({ line, code: "NOT_JSON" } as const);

  for (;;) {
    space.lastIndex = at;
    const gap = space.exec(text)?.[0] ?? "";
    line += breaksIn(gap);
    at += gap.length;
    const frame = frames.at(-1);
    if (frame === undefined && root !== undefined) {
      if (at < text.length) return notJson();
      return ok({ value: root.value, getLine: lineIn(root.value, root.line, getLines) });
    }
    const sign = text[at];
    if (sign === undefined) return notJson();

    if (frame !== undefined && frame.next === "comma") {
      if (sign === ",") frame.next = frame.isList ? "value" : "key";
      else if (sign === (frame.isList ? "]" : "}")) close(frames, frame);
      else return notJson();
      at += 1;
      continue;
    }
    if (frame !== undefined && frame.next === "colon") {
      if (sign !== ":") return notJson();
      frame.next = "value";
      at += 1;
      continue;
    }
    if (frame !== undefined && (frame.next === "firstKey" || frame.next === "key")) {
      if (sign === "}" && frame.next === "firstKey") {
        close(frames, frame);
        at += 1;
        continue;
      }
      const key = stringAt(text, at);
      if (key === undefined) return notJson();
      if (frame.values.has(key.value)) return err({ line, code: "REPEATED_KEY", key: key.value });
      frame.lines.set(key.value, line);
      frame.key = key.value;
      frame.next = "colon";
      at = key.end;
      continue;
    }
    if (frame?.next === "firstValue" && sign === "]") {
      close(frames, frame);
      at += 1;
      continue;
    }

    if (sign === "{" || sign === "[") {
      if (frames.length >= deepest) return err({ line, code: "NESTED_TOO_DEEP" });
      begin(line);
      frames.push({
        values: new Map(),
        lines: new Map(),
        isList: sign === "[",
        key: undefined,
        next: sign === "[" ? "firstValue" : "firstKey",
      });
      at += 1;
      continue;
    }
    const scalar = scalarAt(text, at);
    if (scalar === undefined) return notJson();
    begin(line);
    put(scalar.value);
    at = scalar.end;
  }

  /** The position at which an array element begins; an object's value is found by its key. */
  function begin(where: number): void {
    const frame = frames.at(-1);
    if (frame === undefined) root = { value: undefined, line: where };
    else if (frame.isList) frame.lines.set(String(frame.values.size), where);
  }

  function put(value: unknown): void {
    const frame = frames.at(-1);
    if (frame === undefined) root = { value, line: root?.line ?? 1 };
    else {
      frame.values.set(frame.key ?? String(frame.values.size), value);
      frame.key = undefined;
      frame.next = "comma";
    }
  }

  function close(open: Frame[], { values, lines, isList }: Frame): void {
    // `fromEntries` defines own properties: even the key `__proto__` cannot replace the object's prototype.
    const value = isList ? [...values.values()] : Object.fromEntries(values);
    getLines.set(value, lines);
    open.pop();
    put(value);
  }
}

type Read = { readonly value: unknown; readonly end: number };

function scalarAt(text: string, at: number): Read | undefined {
  if (text[at] === '"') return stringAt(text, at);
  word.lastIndex = at;
  const named = word.exec(text)?.[0];
  if (named !== undefined) return { value: words[named], end: at + named.length };
  number.lastIndex = at;
  const digits = number.exec(text)?.[0];
  return digits === undefined ? undefined : { value: Number(digits), end: at + digits.length };
}

/** Matches a string without escapes and control characters. */
const plain = /^[^\\\p{Cc}]*$/u;

/** The text between two quotation marks; its content is validated by `JSON.parse`. */
function stringAt(text: string, at: number): { readonly value: string; readonly end: number } | undefined {
  if (text[at] !== '"') return undefined;
  let end = at;
  do end = text.indexOf('"', end + 1);
  while (end > 0 && isEscaped(text, end, at));
  if (end < 0) return undefined;
  const inside = text.slice(at + 1, end);
  if (plain.test(inside)) return { value: inside, end: end + 1 };
  try {
    const value: unknown = JSON.parse(`"${inside}"`);
    return typeof value === "string" ? { value, end: end + 1 } : undefined;
  } catch {
    return undefined;
  }
}

/** A character is escaped after an odd number of backslashes. */
function isEscaped(text: string, at: number, begin: number): boolean {
  let before = at - 1;
  while (before > begin && text[before] === "\\") before -= 1;
  return (at - 1 - before) % 2 === 1;
}

function breaksIn(gap: string): number {
  return gap === "" ? 0 : (gap.match(/\r\n|[\r\n]/g)?.length ?? 0);
}

function lineIn(root: unknown, rootLine: number, getLines: ReadonlyMap<unknown, Lines>) {
  return (path: string): number => {
    let value = root;
    let line = rootLine;
    for (const part of path === "" ? [] : path.split(".")) {
      const next = getLines.get(value)?.get(part);
      if (next === undefined || typeof value !== "object" || value === null) return line;
      line = next;
      value = Reflect.get(value, part);
    }
    return line;
  };
}
