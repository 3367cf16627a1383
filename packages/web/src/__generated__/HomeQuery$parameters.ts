/**
 * @generated SignedSource<<285c9a7ae91bb2154a2549775917569c>>
 * @relayHash 3b4105baee4bc929dbd3308aaca6b074
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25542083377062d31adf746a3d811b023be62e23ec91a07a223b4fc715a4332f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeQuery } from './HomeQuery.graphql';

const node: PreloadableConcreteRequest<HomeQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25542083377062d31adf746a3d811b023be62e23ec91a07a223b4fc715a4332f",
    "metadata": {},
    "name": "HomeQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
