import * as v from "valibot";
import { method } from "./method.ts";
import { means, nothing, text, whole } from "./values.ts";

const words = v.pipe(v.string(), v.maxLength(200));
const maybe = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

const facts = v.object({
  hostName: means(maybe(words), "of the machine in its network"),
  operatingSystem: means(maybe(words), "with its version"),
  processor: means(maybe(words), "its model"),
  graphics: means(maybe(words), "its model"),
  memoryBytes: means(maybe(whole), "of main memory"),
  diskTotalBytes: means(maybe(whole), "of the disk on which cases and packages lie"),
  diskFreeBytes: means(maybe(whole), "of that which are free"),
  software: means(
    v.optional(
      v.pipe(v.array(v.object({ code: text(100), name: words, version: words })), v.maxLength(200)),
      [],
    ),
    "what is installed, each with code, name and version",
  ),
});
export type ComputerFacts = v.InferOutput<typeof facts>;

/** The machine on which the client runs (1.010, 1.020). */
export const computer = {
  is: "What the client says about its machine. It gives no right.",
  properties: {},
  methods: {
    facts: method({
      does: "The machine as it is now; what is unknown is null or left out.",
      args: nothing,
      value: facts,
      withinMs: 5000,
      again: "looks again",
      errors: [],
    }),
  },
  signals: {},
} as const;
