/**
 * @generated SignedSource<<be47709225a1710bf76cec5bf11188c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Question_request$data = {
  readonly expiresAt: string | null | undefined;
  readonly lastPerson: {
    readonly isSignedIn: boolean;
    readonly name: string;
    readonly signedInAt: string;
  } | null | undefined;
  readonly shownAt: string | null | undefined;
  readonly station: {
    readonly name: string;
    readonly owner: string;
    readonly place: string;
    readonly serviceTag: string;
  } | null | undefined;
  readonly " $fragmentType": "Question_request";
};
export type Question_request$key = {
  readonly " $data"?: Question_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"Question_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Question_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInStation",
      "kind": "LinkedField",
      "name": "station",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceTag",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owner",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LastOnStation",
      "kind": "LinkedField",
      "name": "lastPerson",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedInAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSignedIn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "QRLoginRequest",
  "abstractKey": null
};
})();

(node as any).hash = "f9e650ec03bd7d4252b0a60ccb80e192";

export default node;
