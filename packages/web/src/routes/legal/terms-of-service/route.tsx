import { legalTexts } from "@cathedra/domain/messages";
import { Link, useSearchParams } from "react-router";
import { showDay } from "../../../format/dates.ts";
import { LegalContact, LegalPage, LegalSection } from "../LegalPage.tsx";
import { isPartOfVersion, shownVersion } from "./shown-version.ts";

/**
 * The complete terms (13.003, 13.004); also reachable as `/terms` (X02). Parts added in a later version than the shown one are
 * left out, so that people read what they accepted.
 */
export function Component() {
  const [query] = useSearchParams();
  const shown = shownVersion(query.get("version"));
  const isEarlier = shown !== shownVersion(null);
  const is2026 = isPartOfVersion(shown, "2026:1");
  return (
    <LegalPage
      title="Terms of service"
      facts={shown === undefined ? "" : legalTexts.facts(shown.version, showDay(shown.inForceFrom))}
    >
      {isEarlier && (
        <p>
          {legalTexts.earlier(shown?.version ?? "")}
          <Link to="/legal/terms-of-service">{legalTexts.readNewest}</Link>
        </p>
      )}
      <LegalSection title="What the portal is">
        <p>
          The portal offers training for health care professionals: courses, simulation, a logbook of
          procedures, and the administration of these. In these terms, “we” means the provider of the portal,
          “you” the person who uses it, and “institution” the organisation through which you train, if there
          is one.
        </p>
      </LegalSection>
      <LegalSection title="Who may use it">
        <p>
          The portal is for people whom we or an institution have given an account. You must be at least 18
          years old or be in training for a health care profession. By signing in you accept these terms; if
          you do not accept them, do not use the portal.
        </p>
        <p>
          Where a contract between us and your institution says something different, that contract goes before
          these terms.
        </p>
      </LegalSection>
      <LegalSection title="Your account">
        <ul>
          <li>Your account is personal. Do not share it, and keep your password to yourself.</li>
          <li>Keep your name and e-mail address correct.</li>
          <li>Tell us at once if you believe that somebody else has used your account.</li>
          <li>You answer for what happens through your account unless you are not to blame for it.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Training only">
        <p>
          The portal must not be used for the care of patients or for diagnosis. The{" "}
          <Link to="/legal/medical-discalimer">medical disclaimer</Link> is part of these terms.
        </p>
      </LegalSection>
      <LegalSection title="What you may not do">
        <ul>
          <li>Enter anything that identifies a patient.</li>
          <li>Enter records, names or results that you know to be false.</li>
          <li>
            Look at, change or copy data of others without permission, or try to get around access rules.
          </li>
          <li>
            Disturb or overload the portal, bring in harmful code, or search it for weaknesses without our
            consent.
          </li>
          <li>Copy, sell, rent or publish courses, videos, cases or software of the portal.</li>
          <li>Break the law or the rights of others with what you enter or upload.</li>
        </ul>
      </LegalSection>
      <LegalSection title="Your content">
        <p>
          What you enter stays yours. You allow us to store, process and show it as far as the portal needs
          that to do its work: for example, to show your logbook records to the administrators of your group.
          You make sure that you are allowed to enter it.
        </p>
        {is2026 && (
          <p>
            We store for you what you do on simulators and stations too: your runs, their results, and the
            pictures and recordings that belong to them. An attending whom you name in a record of your
            logbook sees that record, and may confirm it or return it to you.
          </p>
        )}
      </LegalSection>
      <LegalSection title="Our content">
        <p>
          The portal, its software and its training content belong to us or to our licensors. As long as you
          have access, you may use them for your own training; you receive no other rights.
        </p>
      </LegalSection>
      <LegalSection title="Availability and changes">
        <p>
          We work to keep the portal available and correct, but we do not promise that it is so at every
          moment. We may interrupt it for maintenance, and we may change, add or remove functions where that
          is reasonable for you. Announcements appear in the portal.
        </p>
      </LegalSection>
      <LegalSection title="Personal data">
        <p>
          How we handle personal data is described in the{" "}
          <Link to="/legal/data-protection-policy">data protection policy</Link>.
        </p>
      </LegalSection>
      <Liability />
      <Ending hasCopy={is2026} />
      <LegalSection title="Contact">
        <p>
          Questions about these terms: <LegalContact />
        </p>
      </LegalSection>
    </LegalPage>
  );
}

function Liability() {
  return (
    <LegalSection title="Liability">
      <p>
        We are liable without limit for intent and gross negligence, for injury to life, body or health, and
        wherever the law allows no limit. For slight negligence we are liable only where we break a duty on
        which you could rely in particular, and then only for the damage that is typical and was foreseeable.
      </p>
      <p>
        We are not liable for decisions about the care of patients that somebody bases on the portal, because
        that is not what it is for.
      </p>
    </LegalSection>
  );
}

function Ending({ hasCopy }: { readonly hasCopy: boolean }) {
  return (
    <>
      <LegalSection title="Ending">
        <p>
          You may stop using the portal at any time and ask us or your institution to close your account. We
          may block or close an account that breaks these terms, after a warning where one can reasonably be
          expected, or when the contract with your institution ends.
          {hasCopy && " Before a closure you may ask for a copy of your logbook, unless the law forbids it."}
        </p>
      </LegalSection>
      <LegalSection title="Changes to these terms">
        <p>
          If we change these terms, we announce it in the portal at least 30 days before. Whoever does not
          agree may close the account before that day; whoever goes on using the portal afterwards accepts the
          change.
        </p>
      </LegalSection>
      <LegalSection title="Law">
        <p>
          The law of the country in which the provider has its seat applies. If you are a consumer, the
          protection that the law of your own country gives you stays untouched. If a part of these terms
          turns out to be invalid, the rest remains valid.
        </p>
      </LegalSection>
    </>
  );
}
