/**
 * @generated SignedSource<<88d5c33f8603c45147fc7a7a91aeb445>>
 * @relayHash 2e4e430c320a6a551bd93d35dedb3c2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef25ea09e43398b0125ac1ebcd7c87eae139a9cdf0c5928bc5719e3ad82f2a87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef25ea09e43398b0125ac1ebcd7c87eae139a9cdf0c5928bc5719e3ad82f2a87",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
