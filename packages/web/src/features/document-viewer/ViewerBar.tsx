import { softwareTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { SearchField } from "@cathedra/ui-kit/SearchField";
import { useState } from "react";
import { announce } from "../../shell/announcements.ts";
import type { OpenDocument } from "./open-document.ts";
import * as css from "./viewer.css.ts";

export type ViewerBarProps = {
  readonly document: OpenDocument;
  readonly link: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (step: 1 | -1) => void;
  readonly onFit: () => void;
  readonly hasDownload: boolean;
};

const texts = softwareTexts.viewer;

/** The bar of the document viewer: pages, zoom, search and download. */
export function ViewerBar(props: ViewerBarProps) {
  const { document, page, onPage, zoom, onZoom, onFit } = props;
  const [typedPage, setTypedPage] = useState("");
  const [isMissing, setMissing] = useState(false);
  const search = async (text: string, from: number) => {
    setTypedPage(text);
    setMissing(false);
    if (text === "") return;
    const found = await findPage(document, text, from);
    setMissing(found === undefined);
    if (found === undefined) announce(texts.notFound);
    else onPage(found);
  };
  return (
    <div className={css.bar} role="toolbar" aria-label={texts.tools}>
      <div className={css.group}>
        <IconButton
          icon={ChevronLeft}
          label={texts.previous}
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        />
        <span className={css.count}>{texts.pageText(page, document.pageCount)}</span>
        <IconButton
          icon={ChevronRight}
          label={texts.next}
          isDisabled={page >= document.pageCount}
          onPress={() => onPage(page + 1)}
        />
      </div>
      <div className={css.sizes}>
        <IconButton icon={ZoomOut} label={texts.smaller} onPress={() => onZoom(-1)} />
        <Button
          size="small"
          aria-label={texts.fitFrom(zoom)}
          onPress={onFit}
        >{`${Math.round(zoom * 100)}%`}</Button>
        <IconButton icon={ZoomIn} label={texts.larger} onPress={() => onZoom(1)} />
      </div>
      <div className={css.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          onSearch={(text) => void search(text, page)}
        />
        {typedPage !== "" && !isMissing && (
          <Button size="small" onPress={() => void search(typedPage, page + 1)}>
            {texts.nextFound}
          </Button>
        )}
        {isMissing && <span>{texts.notFound}</span>}
      </div>
      {props.hasDownload && (
        <a className={css.download} href={props.link} download>
          {texts.download}
        </a>
      )}
    </div>
  );
}

type Searched = { readonly pageCount: number; readonly getText: (page: number) => Promise<string> };

/** Finds the first page that contains a text, starting at `from` and wrapping around, ignoring case and line ends. */
async function findPage(document: Searched, text: string, from: number): Promise<number | undefined> {
  const wanted = plain(text);
  for (let step = 0; step < document.pageCount; step += 1) {
    const page = ((from - 1 + step) % document.pageCount) + 1;
    if (plain(await document.getText(page)).includes(wanted)) return page;
  }
  return undefined;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
