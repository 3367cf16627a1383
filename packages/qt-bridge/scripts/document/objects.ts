import { download, localCase } from "../../src/contract/case-manager.ts";
import { bridgeContract } from "../../src/contract/contract.ts";
import { callErrors, clientErrors, errorSchema } from "../../src/contract/errors.ts";
import type { Method, PublishedContract, Schema } from "../../src/contract/method.ts";
import { run } from "../../src/contract/simulator.ts";
import { session } from "../../src/contract/station-session.ts";
import { getRows, getShape, type Row, type Shape, whatIs } from "./describe-schema.ts";

const shapes: readonly Shape[] = [
  { name: "[error](#error)", schema: errorSchema },
  { name: "[run](#run)", schema: run },
  { name: "[case](#case)", schema: localCase },
  { name: "[download](#download)", schema: download },
  { name: "[session](#session)", schema: session },
];

/** Every object of the contract, with its members. */
export function objects(): string {
  const all: Readonly<Record<string, PublishedContract>> = bridgeContract;
  return Object.entries(all)
    .map(([name, object]) => {
      const members = [
        ...Object.entries(object.properties).map(
          ([property, { is, value }]) => `- property \`${property}\`: ${whatIs(value)}. ${is}`,
        ),
        ...Object.entries(object.methods).map(([method, said]) => methodWords(`${name}.${method}`, said)),
        ...Object.entries(object.signals).map(
          ([signal, { says, payload }]) =>
            `### signal \`${name}.${signal}\`\n${says}\n\nCarries ${valueWords(payload)}`,
        ),
      ];
      return `## \`${name}\`\n${object.is}\n\n${members.join("\n\n").replaceAll("\n\n- property", "\n- property")}`;
    })
    .join("\n\n");
}

function methodWords(name: string, { does, args, value, withinMs, again, errors }: Method): string {
  const refuses = errors.map((code) => `\`${code}\``).join(", ");
  return [
    `### \`${name}\``,
    `${does}\n`,
    ...(args.type === "undefined" ? [] : [`- **Argument:** ${valueWords(args)}`]),
    `- **Answers:** ${valueWords(value)}`,
    `- **Within:** ${withinMs / 1000} s. **Asked twice:** ${again}.`,
    ...(refuses === "" ? [] : [`- **Refuses with:** ${refuses}.`]),
  ].join("\n");
}

/** The values that several methods and signals share. */
export function values(): string {
  return shapes
    .map(({ name, schema }) => {
      const others = shapes.filter((shape) => shape.schema !== schema);
      return `### ${name.slice(1, name.indexOf("]"))}\n${members(getRows(schema, others), "")}`;
    })
    .join("\n\n");
}

function valueWords(schema: Schema): string {
  const shape = getShape(schema, shapes);
  if (shape !== undefined) return `${shape}.`;
  const rows = getRows(schema, shapes);
  if (rows.length === 0) return schema.type === "unknown" ? "null." : `${whatIs(schema)}.`;
  return `${schema.type === "object" ? "an object:" : `${whatIs(schema)}:`}\n${members(rows, "  ")}`;
}

function members(rows: readonly Row[], indent: string): string {
  return rows
    .map(({ name, what, means }) => `${indent}- \`${name}\` (${what})${means === "" ? "" : `: ${means}`}`)
    .join("\n");
}

/** The error codes with their meanings. */
export function errors(): string {
  const listed = (codes: Readonly<Record<string, string>>) =>
    [
      "| code | |",
      "|---|---|",
      ...Object.entries(codes).map(([code, words]) => `| \`${code}\` | ${words} |`),
    ].join("\n");
  return `${listed(clientErrors)}\n\nThe page itself says, where no answer can be had:\n\n${listed(callErrors)}`;
}
