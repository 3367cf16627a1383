import { searchTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import {
  Building2,
  Calendar,
  ClipboardList,
  Download,
  FileText,
  GraduationCap,
  type IconGlyph,
  Monitor,
  Play,
  Target,
  User,
  Users,
} from "@cathedra/ui-kit/Icon";
import { SearchList, type SearchListSection } from "@cathedra/ui-kit/SearchList";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useSyncExternalStore } from "react";
import type { Observable } from "../../observable.ts";
import type { Viewer } from "../../shell/use-viewer.ts";
import { namedActs } from "./acts.ts";
import { getPages } from "./find-pages.ts";
import { recentResults, rememberResult } from "./recent-results.ts";
import { type Found, type FoundKind, foundKinds } from "./search-result.ts";
import { useSearch } from "./use-search.ts";

const icons: Readonly<Record<FoundKind, IconGlyph>> = {
  page: FileText,
  event: Calendar,
  case: Play,
  course: GraduationCap,
  exercise: Target,
  record: ClipboardList,
  person: User,
  group: Users,
  institution: Building2,
  station: Monitor,
  machine: Monitor,
  release: Download,
  module: Target,
};

type Props = {
  readonly viewer: Viewer;
  /** The typed text, kept outside of the dialog, since the person may type before the dialog is loaded and has the focus. */
  readonly typed: Observable<string>;
  readonly onClose: () => void;
};

/** A dialog that searches pages and things by words, over the current page. */
export function SearchDialog({ viewer, typed, onClose }: Props) {
  return (
    <Dialog title={searchTexts.title} size="sheet" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchBody viewer={viewer} typed={typed} onClose={onClose} />
    </Dialog>
  );
}

function SearchBody({ viewer, typed, onClose }: Props) {
  const text = useSyncExternalStore(typed.subscribe, typed.get);
  const { sections, isTooShort, isSearching, hasFailed, isByWordStarts, prompt } = useSearch(text, viewer);
  const isEmpty = text.trim() === "";
  const emptyMessage = prompt !== undefined && text.endsWith(" ") ? prompt : noneText(text, isTooShort);
  return (
    <Stack gap={3}>
      {hasFailed && <Banner tone="warning">{searchTexts.failed}</Banner>}
      <SearchList
        label={searchTexts.title}
        placeholder={searchTexts.placeholder}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the search types at once
        autoFocus
        text={text}
        onTextChange={typed.set}
        sections={isEmpty ? beforeTyping(viewer) : sections.map(withIcons)}
        isSearching={!isEmpty && isSearching}
        emptyMessage={emptyMessage}
        onChoose={(item) => {
          const { href } = item;
          if (href === undefined) {
            typed.set(namedActs.find(({ act }) => act.id === item.id)?.start ?? "");
            return;
          }
          rememberResult(viewer.keycloak_id, { ...item, href });
          onClose();
        }}
      />
      {isByWordStarts && (
        <Text size="small" tone="muted">
          {searchTexts.wordStartsOnly}
        </Text>
      )}
    </Stack>
  );
}

function noneText(text: string, isTooShort: boolean): string {
  return isTooShort ? searchTexts.tooShort : searchTexts.nothing(text.trim());
}

/** The sections before anything is typed: recent choices, then the pages. */
function beforeTyping(viewer: Viewer): readonly SearchListSection[] {
  const recent = recentResults(viewer.keycloak_id);
  const isRecent = (page: Found) => recent.some(({ id }) => id === page.id);
  return [
    { label: searchTexts.recent, items: recent },
    {
      label: foundKinds.page,
      items: getPages(viewer)
        .filter((page) => !isRecent(page))
        .map(withIcon),
    },
  ];
}

function withIcons({ kind, items }: { readonly kind: FoundKind; readonly items: readonly Found[] }) {
  return { label: foundKinds[kind], items: items.map(withIcon) };
}

function withIcon(found: Found) {
  return { ...found, href: found.href || undefined, icon: icons[found.kind] };
}
