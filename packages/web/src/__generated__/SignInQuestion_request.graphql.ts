/**
 * @generated SignedSource<<fcef972eff7ff241d1d8809af9ecc725>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignInQuestion_request$data = {
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
  readonly " $fragmentType": "SignInQuestion_request";
};
export type SignInQuestion_request$key = {
  readonly " $data"?: SignInQuestion_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInQuestion_request">;
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
  "name": "SignInQuestion_request",
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

(node as any).hash = "3e80fe3a7645712f278660353743670f";

export default node;
