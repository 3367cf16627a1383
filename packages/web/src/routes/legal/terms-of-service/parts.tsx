import { LegalSection } from "../LegalPage.tsx";

export function Liability() {
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

export function Ending({ hasCopy }: { readonly hasCopy: boolean }) {
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
