/**
 * @generated SignedSource<<12dd52444632b089c18d5803eb637f05>>
 * @relayHash cf0a72a4377f4f4113ed690332b3db75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c723c119c408cf8aa6493c3b0f65a848e50c5fa987aef0007a0e83acef62cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookImportQuery } from './LogbookImportQuery.graphql';

const node: PreloadableConcreteRequest<LogbookImportQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96c723c119c408cf8aa6493c3b0f65a848e50c5fa987aef0007a0e83acef62cb",
    "metadata": {},
    "name": "LogbookImportQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
