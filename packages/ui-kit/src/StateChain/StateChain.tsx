import { useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import { ArrowRight, Icon } from "../Icon/index.ts";
import { tooltip } from "../Tooltip/Tooltip.css.ts";
import { softTone, type Tone } from "../theme/tone.css.ts";
import * as css from "./StateChain.css.ts";

export type ChainLink = {
  readonly key: string;
  readonly label: string;
  readonly tone?: Tone;
  /** Further details, shown on hover, on focus or on a press. Each line is understandable alone. */
  readonly details: readonly string[];
};

export type StateChainProps = {
  /** The subject of the chain, for screen readers. */
  readonly label: string;
  /** The entries of the chain, oldest first. */
  readonly links: readonly ChainLink[];
};

/** States that followed each other, with an arrow from each to the next. */
export function StateChain({ label, links }: StateChainProps) {
  return (
    <ol className={css.chain} aria-label={label}>
      {links.map((link, at) => (
        <li key={link.key} className={css.link}>
          {at > 0 && (
            <span className={css.arrow}>
              <Icon glyph={ArrowRight} size="small" />
            </span>
          )}
          <State {...link} />
        </li>
      ))}
    </ol>
  );
}

function State({ label, tone = "neutral", details }: ChainLink) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // A page that scrolls to the focused element must not close what the focus has opened.
  const changeOpen = (next: boolean) => setOpen(next || trigger.current?.matches(":focus-visible") === true);
  return (
    <TooltipTrigger delay={200} closeDelay={100} isOpen={isOpen} onOpenChange={changeOpen}>
      {/* There is no hover on touch screens: a press opens the details. */}
      <Button
        ref={trigger}
        className={`${css.state} ${softTone[tone]}`}
        onPress={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
          event.continuePropagation();
        }}
      >
        {label}
      </Button>
      <Tooltip className={tooltip} offset={6} containerPadding={8}>
        {details.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </Tooltip>
    </TooltipTrigger>
  );
}
