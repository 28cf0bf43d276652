// How much room there is: on a phone, some things are drawn smaller or in words.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 640px");
/** A screen that is wide but not tall, as laptops have. */
export const low = new MediaQuery("max-height: 800px");
