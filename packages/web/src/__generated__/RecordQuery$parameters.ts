/**
 * @generated SignedSource<<ab9d2fcc96fe4e7316c40a36072ffc90>>
 * @relayHash 8a48a0a2dec89108a204f0261ea824e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8629887570cf7ac14842e2470f269b9e6dc8fb554d4e1ac600d282a88cc41b9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordQuery } from './RecordQuery.graphql';

const node: PreloadableConcreteRequest<RecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8629887570cf7ac14842e2470f269b9e6dc8fb554d4e1ac600d282a88cc41b9c",
    "metadata": {},
    "name": "RecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
