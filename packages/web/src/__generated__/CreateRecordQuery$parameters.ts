/**
 * @generated SignedSource<<88f2d1165c73d035d440791383145000>>
 * @relayHash 8b241a48b04a15b46a67987a7dce0437
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94c23ded78cc8607ddcc3655e688ae2da59c2e777c29580a1f0ef923ce53268

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94c23ded78cc8607ddcc3655e688ae2da59c2e777c29580a1f0ef923ce53268",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
