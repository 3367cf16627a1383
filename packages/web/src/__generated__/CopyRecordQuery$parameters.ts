/**
 * @generated SignedSource<<c3d5d0b847ee933e0b7c89eaaf480168>>
 * @relayHash d44020fd38b8f53eed749151552eae80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14816b05df3f756c3b2cb9d69190bdf0672612bf3c3aaf807d62babf3a8ce822

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CopyRecordQuery } from './CopyRecordQuery.graphql';

const node: PreloadableConcreteRequest<CopyRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14816b05df3f756c3b2cb9d69190bdf0672612bf3c3aaf807d62babf3a8ce822",
    "metadata": {},
    "name": "CopyRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
