/**
 * @generated SignedSource<<538247c600c40cc70130da99e68c9504>>
 * @relayHash d7c51747069891a82e1c4cad577a7d50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49327d3f8cfa3b777d76fbe892f4b9b6ddb621264e513cddaf3b70eac79f3954

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsQuery } from './AccountsQuery.graphql';

const node: PreloadableConcreteRequest<AccountsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49327d3f8cfa3b777d76fbe892f4b9b6ddb621264e513cddaf3b70eac79f3954",
    "metadata": {},
    "name": "AccountsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
