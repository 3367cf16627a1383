import { useState } from "react";
import type { SectionId } from "./record-sections.ts";

/** The open ones of the folded sections: those that the person opened, and those with an error (7.042). */
export function useOpenSections(isWrong: (section: SectionId) => boolean) {
  const [opened, setOpened] = useState<ReadonlySet<SectionId>>(new Set());
  const [built, setBuilt] = useState<ReadonlySet<SectionId>>(new Set());
  const mustOpen = foldedSections.filter((section) => isWrong(section) && !opened.has(section));
  const setSectionsOpen = (sections: readonly SectionId[], isOpen: boolean) => {
    const others = [...opened].filter((each) => !sections.includes(each));
    setOpened(new Set(isOpen ? [...others, ...sections] : others));
    if (isOpen) setBuilt(new Set([...built, ...sections]));
  };
  if (mustOpen.length > 0) setSectionsOpen(mustOpen, true);
  return {
    isOpen: (section: SectionId) => opened.has(section),
    turn: (section: SectionId, isOpen: boolean) => setSectionsOpen([section], isOpen),
    /** Fields with an error of their own may be in a section that was folded again. */
    openBuilt: () => setSectionsOpen([...built], true),
  };
}

const foldedSections = ["clinicalData", "clinicalManager"] as const satisfies readonly SectionId[];
