/**
 * @generated SignedSource<<e6c7ba34cb309e3a60cd4beb85214b1e>>
 * @relayHash a33041b0216c175aba890adac7b774e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f19bacba239791427b5e5df7e76e17574f271232a3a97cee1a335fad01a24bd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminGroupsQuery } from './AdminGroupsQuery.graphql';

const node: PreloadableConcreteRequest<AdminGroupsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f19bacba239791427b5e5df7e76e17574f271232a3a97cee1a335fad01a24bd8",
    "metadata": {},
    "name": "AdminGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
