/**
 * @generated SignedSource<<669144a819ec49ef9b64d86eaad75a89>>
 * @relayHash 8741dbb0d12c4cecf65691c07de28dad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc04a148c20b236e2416b4211eed850b2f9ba11db45e283e67cbb8dd397acc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fc04a148c20b236e2416b4211eed850b2f9ba11db45e283e67cbb8dd397acc5",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
