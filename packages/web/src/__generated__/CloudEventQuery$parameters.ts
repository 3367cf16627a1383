/**
 * @generated SignedSource<<d9012bb05c1f949a849751fa2b871f82>>
 * @relayHash 9a09eb9184b9bc2eadf6bc39b328075f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46403a4d0967f0930518b52f4f10f98e00c5ea97cd41fc71cd7be8e28c42a58f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CloudEventQuery } from './CloudEventQuery.graphql';

const node: PreloadableConcreteRequest<CloudEventQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46403a4d0967f0930518b52f4f10f98e00c5ea97cd41fc71cd7be8e28c42a58f",
    "metadata": {},
    "name": "CloudEventQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
