import { getLetter } from "@cathedra/domain/mail";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { writeLetter } from "../../src/modules/mail/write-letter.ts";

const head = { title: "Cathedra", origin: "https://portal.example" };
const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;

function written(facts: object = {}) {
  const given = {
    code: "grp0",
    customerName: "Northgate",
    stopKey: "k",
    ...facts,
  };
  const letter = getLetter("groupInvitation", given, head);
  if (letter === undefined) throw new Error("no letter");
  return { letter, ...writeLetter(letter, head) };
}

/** The visible text of the HTML. */
function words(html: string): string {
  return DomUtils.textContent(DomUtils.getElementsByTagName("body", parseDocument(html))).replace(
    /\s+/g,
    " ",
  );
}

test("a name cannot inject elements, attributes or external files", () => {
  const { html } = written({
    customerName: evil,
    stopKey: evil,
    code: evil,
  });
  expect(html).not.toMatch(/<script|<img|<link|url\(/i);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? "");
  expect(addresses.every((address) => address.startsWith("https://portal.example"))).toBe(true);
});

test("the plain text contains the same statements and links as the HTML", () => {
  const { letter, html, text } = written({ customerName: "Zoë & Søn" });
  for (const part of [
    letter.heading,
    ...letter.paragraphs,
    letter.action.label,
    letter.action.url,
    ...letter.notes,
    letter.because,
  ]) {
    expect(text).toContain(part);
    expect(words(html)).toContain(part);
  }
  expect(html).toContain('href="https://portal.example/invitation?code=grp0"');
  expect(html).toContain("prefers-color-scheme:dark");
});
