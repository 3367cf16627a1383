/**
 * @generated SignedSource<<c49092d5926d1f440ac06004a7050eb2>>
 * @relayHash af679966922f3d7e3c375a70c927c737
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 874bce7b208a90fa89e95e613f005fc48cb22b05fb47e34afcc532a84e3ceb8f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateRecordQuery } from './CreateRecordQuery.graphql';

const node: PreloadableConcreteRequest<CreateRecordQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "874bce7b208a90fa89e95e613f005fc48cb22b05fb47e34afcc532a84e3ceb8f",
    "metadata": {},
    "name": "CreateRecordQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
