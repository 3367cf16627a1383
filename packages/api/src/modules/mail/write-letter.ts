import type { Letter, LetterHead } from "@cathedra/domain/mail";
import { letterHtml } from "./letter-html.ts";

/** A letter ready to be sent: as HTML, and with the same content as plain text. */
export type WrittenLetter = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address to which a mail program posts to stop such mails. */
  readonly stopUrl?: string | undefined;
};

export function writeLetter(letter: Letter, head: LetterHead): WrittenLetter {
  return {
    subject: letter.subject,
    html: letterHtml(letter, head),
    text: letterText(letter, head),
    stopUrl: letter.stop?.post,
  };
}

function letterText(letter: Letter, { title, origin }: LetterHead): string {
  const { heading, paragraphs, action, notes, because, stop } = letter;
  return [
    title,
    heading,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    ...notes,
    `--\n${because}\n${stop === undefined ? "" : `${stop.label}: ${stop.url}\n`}${title}, ${origin}`,
  ].join("\n\n");
}
