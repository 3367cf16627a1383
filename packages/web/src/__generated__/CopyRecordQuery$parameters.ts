/**
 * @generated SignedSource<<5e55d0ffc165e58e03157024389e865b>>
 * @relayHash 27cd3347b3b7c5437c0d826077bf91fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c9b0fff54692f83d477b9f5c31e92098a63aad3d719015f05bed9853e3a5de1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c9b0fff54692f83d477b9f5c31e92098a63aad3d719015f05bed9853e3a5de1",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
