/**
 * @generated SignedSource<<f566f27391b678c23fe711017e8517ff>>
 * @relayHash f23345b5969bb727c1f5cd44e6455a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 710701b7a99c04b71a181a4517a6a53bb3df2991e6c9e19fa5e778bf3ff33a09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogbookQuery } from './LogbookQuery.graphql';

const node: PreloadableConcreteRequest<LogbookQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "710701b7a99c04b71a181a4517a6a53bb3df2991e6c9e19fa5e778bf3ff33a09",
    "metadata": {},
    "name": "LogbookQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
