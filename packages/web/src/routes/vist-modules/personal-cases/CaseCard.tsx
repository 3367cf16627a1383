import { byteText } from "@cathedra/domain";
import { personalCaseTexts } from "@cathedra/domain/messages";
import {
  type CaseListState,
  type CaseState,
  caseState,
  type PersonalCase,
} from "@cathedra/domain/personal-cases";
import { Badge } from "@cathedra/ui-kit/Badge";
import { FileText, Icon } from "@cathedra/ui-kit/Icon";
import { browserLocale } from "../../../format/locale.ts";
import { Moment } from "../../../format/Moment.tsx";
import { CaseAction } from "./CaseAction.tsx";
import type { CaseStore } from "./case-store.ts";
import * as css from "./PersonalCases.css.ts";

const { badges, clientRequired } = personalCaseTexts;

export type CaseCardProps = {
  readonly of: PersonalCase;
  readonly book: CaseListState;
  readonly isConnected: boolean;
  readonly store: CaseStore;
};

/** A personal case: its facts, where it is stored, and the possible actions (12.021-12.027). */
export function CaseCard({ of: own, book, isConnected, store }: CaseCardProps) {
  const { metadata, fileSize, lastModified } = own;
  const state = caseState(book, own);
  return (
    <article className={css.card} aria-label={metadata.case_name}>
      <div className={css.head}>
        {metadata.thumbnail === null ? (
          <span className={css.picture}>
            <Icon glyph={FileText} />
          </span>
        ) : (
          <img className={css.picture} src={metadata.thumbnail} alt="" />
        )}
        <div className={css.textBlock}>
          <h3 className={css.name}>{metadata.case_name}</h3>
          <p className={css.facts}>{getFacts(own)}</p>
        </div>
        <CaseBadge state={state} isConnected={isConnected} />
      </div>
      {metadata.description !== "" && <p className={css.description}>{metadata.description}</p>}
      <p className={css.facts}>
        {byteText(fileSize, browserLocale())}
        {" · changed "}
        <Moment at={lastModified} />
      </p>
      <CaseAction
        of={own}
        state={state}
        isConnected={isConnected}
        isBusy={book.running !== null}
        store={store}
      />
    </article>
  );
}

function getFacts({ metadata: { module_id, module_version, discipline_level } }: PersonalCase): string {
  const module = [module_id, module_version].filter((text) => text !== "").join(" ");
  return [module, ...discipline_level].filter((text) => text !== "").join(" · ");
}

/** Says where a case is stored, or the size of its download (12.022, 12.024, 12.027). */
function CaseBadge({ state, isConnected }: { readonly state: CaseState; readonly isConnected: boolean }) {
  if (state.kind === "downloaded" || state.kind === "running")
    return <Badge tone="success">{badges.local}</Badge>;
  if (!isConnected) return <Badge tone="warning">{clientRequired.badge}</Badge>;
  return <Badge>{badges.cloud}</Badge>;
}
