/**
 * @generated SignedSource<<f4eee99567bacf3cce05a2a4506ffcbd>>
 * @relayHash c34c4938ffad30b779e9dbf4b6d89dd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e93be6baafa96935f93ab50cadd10de873db58d2157de603c4a47dff6f233c14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e93be6baafa96935f93ab50cadd10de873db58d2157de603c4a47dff6f233c14",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
