-- An event that runs is looked at each day, and when a deadline of a table is over; those that ran before begin with it.

UPDATE events SET next_at = 0
WHERE next_at IS NULL
    AND EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id AND text LIKE '{"kind":"started",%')
    AND NOT EXISTS (
        SELECT 1 FROM event_acts
        WHERE event_id = events.id AND (text LIKE '{"kind":"finished",%' OR text LIKE '{"kind":"cancelled",%')
    );
