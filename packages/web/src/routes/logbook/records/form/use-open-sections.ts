import { useState } from "react";
import type { SectionId } from "./record-sections.ts";

/** Which of the collapsible sections are open: those that the person opened, and those with an error (7.042). */
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
    open: (sections: readonly SectionId[]) => setSectionsOpen(sections, true),
    /** Opens all rendered sections, because a field with an error of its own may be in a collapsed one. */
    openBuilt: () => setSectionsOpen([...built], true),
  };
}

const foldedSections = ["clinicalData", "clinicalManager"] as const satisfies readonly SectionId[];
