/**
 * @generated SignedSource<<297c5f500feae454f7983b15b038ac52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcceptedTerms_user$data = {
  readonly acceptedTerms: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly version: string;
  }>;
  readonly " $fragmentType": "AcceptedTerms_user";
};
export type AcceptedTerms_user$key = {
  readonly " $data"?: AcceptedTerms_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptedTerms_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptedTerms_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AcceptedTerms",
      "kind": "LinkedField",
      "name": "acceptedTerms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ee2745d6df13155351218788011a2131";

export default node;
