/**
 * @generated SignedSource<<6a503edb97bf84be70d51728cc87e4c4>>
 * @relayHash 4105e6eced243657f4ab8b2bd3e1a8fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9350767e79cf3c0d818ee8eec9b2875f0f7b154f639712d0b4ee7bb7477016da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationsQuery } from './ConfirmationsQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9350767e79cf3c0d818ee8eec9b2875f0f7b154f639712d0b4ee7bb7477016da",
    "metadata": {},
    "name": "ConfirmationsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
