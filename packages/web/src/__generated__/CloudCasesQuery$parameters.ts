/**
 * @generated SignedSource<<793502aca147f2a8868e71a2e24c36c3>>
 * @relayHash 28e423b0ae84e2297821578a13308348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01573dea75d0af5721cfa9c51fe364af3750af6f8baf0522a088ab29785ccec9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudCasesQuery } from './CloudCasesQuery.graphql';

const node: PreloadableConcreteRequest<CloudCasesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01573dea75d0af5721cfa9c51fe364af3750af6f8baf0522a088ab29785ccec9",
    "metadata": {},
    "name": "CloudCasesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
