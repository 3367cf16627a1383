/**
 * @generated SignedSource<<110274bf4c28da74a8fb8127d1353d07>>
 * @relayHash 06dd6ae87d79fba37fc8cb39a769f41a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2ffda8f9b982e7aeebe4f62cf969589538c762dbb6193643a650be688b0499

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb2ffda8f9b982e7aeebe4f62cf969589538c762dbb6193643a650be688b0499",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
