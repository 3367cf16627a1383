/**
 * @generated SignedSource<<f62fb75ad18f74b9e0c2dbcfea9f210b>>
 * @relayHash e742368ece7613f3759104ab1d0ea554
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eef8a951b916c87086a5ee11ad04cebd1c31e0d3f056fcf38627e929404be25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5eef8a951b916c87086a5ee11ad04cebd1c31e0d3f056fcf38627e929404be25",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
